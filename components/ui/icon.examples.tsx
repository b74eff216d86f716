import { type Examples, eachOf } from '../examples/specimens';
import { ICONS, Icon } from './icon';

export const examples: Examples = () => ({
  looks: eachOf(ICONS, (name) => <Icon name={name} className="text-h3 text-ink" />),
});
