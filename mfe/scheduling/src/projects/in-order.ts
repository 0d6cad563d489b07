/** Things in the order of their ids; ones that the order does not name come last, as they were. */
export function inOrder<T extends { readonly _id: string }>(
  things: readonly T[],
  order: readonly string[],
): T[] {
  const place = (id: string) => {
    const at = order.indexOf(id)
    return at < 0 ? order.length : at
  }
  return things.toSorted((a, b) => place(a._id) - place(b._id))
}
