import { type Examples, eachOf } from '../examples/specimens';
import { AnchorButton, Button, ButtonLink, ExternalButton } from './button';
import { BUTTON_LOOKS, type ButtonLook } from './button-look';

/** Looks for dark bands, and the band that they are for. */
const BANDS: Partial<Record<ButtonLook, string>> = {
  'primary-night': 'surface-teal p-6',
  'secondary-night': 'surface-night p-6',
  'text-night': 'surface-night p-6',
};

export const examples: Examples = (words) => ({
  looks: {
    ...eachOf(BUTTON_LOOKS, (look) => (
      <div className={BANDS[look]}>
        <ButtonLink look={look} to="/" text={words.link} />
      </div>
    )),
    'primary small': <ButtonLink look="primary" small to="/" text={words.link} />,
    'secondary small': <ButtonLink small to="/" text={words.link} />,
    ExternalButton: <ExternalButton href="https://example.com/" text={words.elsewhere} />,
    AnchorButton: <AnchorButton to="#drawings" text={words.down} />,
    Button: <Button icon="plus" text={words.action} />,
    'Button disabled': <Button disabled text={words.action} />,
  },
});
