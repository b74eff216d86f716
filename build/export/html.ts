import { type DefaultTreeAdapterMap, parse, serialize } from 'parse5';
import { encode, textOf } from './files.ts';
import type { Files } from './types.ts';

export type Document = DefaultTreeAdapterMap['document'];
export type Node = DefaultTreeAdapterMap['node'];
export type ChildNode = DefaultTreeAdapterMap['childNode'];
export type Element = DefaultTreeAdapterMap['element'];

// The content of <noscript> counts as markup: what a visitor without script loads must exist as well.
const options = { scriptingEnabled: false };

/** Reads a page of the export. Throws an Error naming the file if it is missing or not UTF-8. */
export const readPage = (files: Files, path: string): Document => parse(textOf(files, path), options);

/** The bytes of a page. */
export const writePage = (page: Document): Uint8Array => encode(serialize(page, options));

/** The nodes below a node (and inside `<template>`), in the order of the source. */
export function* nodesOf(parent: Node): Generator<ChildNode> {
  const inside = 'content' in parent ? parent.content.childNodes : [];
  const children = 'childNodes' in parent ? parent.childNodes : [];
  // A copy, so that a caller may remove a node while walking.
  for (const child of [...inside, ...children]) {
    yield child;
    yield* nodesOf(child);
  }
}

/** Tells elements from text and comments. */
export const isElement = (node: Node): node is Element => 'tagName' in node;

/** All elements of a page, or those with one of the given tag names. */
export const elementsOf = (page: Node, ...tags: string[]): Element[] =>
  [...nodesOf(page)]
    .filter(isElement)
    .filter((element) => tags.length === 0 || tags.includes(element.tagName));

/** The value of an attribute, or undefined if it is absent. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

/** Sets an attribute, in place of its old value if it has one. */
export function setAttribute(element: Element, name: string, value: string): void {
  const known = element.attrs.find((each) => each.name === name);
  if (known) known.value = value;
  else element.attrs.push({ name, value });
}

/** Takes a node out of its page. */
export function remove(node: ChildNode): void {
  const siblings = node.parentNode?.childNodes;
  const index = siblings?.indexOf(node) ?? -1;
  if (siblings && index >= 0) siblings.splice(index, 1);
}

/** The text inside an element, as written. */
export const innerText = (element: Element): string =>
  [...nodesOf(element)].map((node) => ('value' in node ? node.value : '')).join('');
