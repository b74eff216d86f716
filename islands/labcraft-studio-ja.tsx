'use client';

import { grammars } from '#grammars';
import * as grammar from '#protocol-grammar/ja';

// Before anything is read.
grammars.ja = grammar;

export { default } from './labcraft-studio';
