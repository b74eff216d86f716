/** Stands in for the layout that jsdom has not: what is not in something `hidden` can be seen. */
Element.prototype.checkVisibility = function checkVisibility(this: Element) {
  return this.closest('[hidden]') === null;
};
