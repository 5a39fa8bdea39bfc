/**
 * Keeps the page alive when something else changes it (R-foreign-changes). Browsers that translate a page, extensions and
 * phones that make links put elements of their own in place of our texts, or around them. React still holds the text: it
 * would write into elements that are not on the page, and throw on removing one.
 */
export function followForeignChanges(): void {
  const replacements = new WeakMap<Node, Element>();

  /** @returns the node now in `parent` in place of its child; null for none */
  function shownIn(parent: Node, child: Node): Node | null {
    let node: Node | null | undefined = child;
    while (node && !node.parentNode) node = replacements.get(node);
    while (node && node.parentNode !== parent) node = node.parentNode;
    return node ?? null;
  }

  const changes = new MutationObserver((records) => {
    const added = new Set(records.flatMap((record) => [...record.addedNodes]));
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      // React has written a replaced text anew: it goes back to its place, for the translator to find.
      if (type === 'characterData') replacements.get(target)?.replaceWith(target);
      for (const node of removedNodes) {
        if (node.isConnected) continue;
        const replacement = [addedNodes[0], previousSibling, nextSibling].find((one) => one && added.has(one));
        if (!(replacement instanceof Element)) continue;
        replacements.set(node, replacement);
        changes.observe(node, { characterData: true });
      }
    }
  });
  changes.observe(document, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const shown = shownIn(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && shownIn(this, before));
    return node;
  };
}
