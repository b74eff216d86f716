import type { Examples } from '../examples/specimens';
import { Tags } from './tags';

export const examples: Examples = ({ tags }) => ({ looks: { Tags: <Tags tags={tags} /> } });
