'use client';

import { grammars } from '#grammars';
import * as grammar from '#protocol-grammar/en';

// Before anything is read.
grammars.en = grammar;

export { default } from './labcraft-studio';
