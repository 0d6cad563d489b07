interface Placed {
  /** null: in the live room */
  readonly page: { readonly _id: string; readonly name: string } | null
}

/** The comments of each posting page, in the order in which the first ones were written; those of the live room last. */
export function commentsByPlace<Comment extends Placed>(
  comments: readonly Comment[],
): { readonly page: Comment['page']; readonly comments: readonly Comment[] }[] {
  const places = Map.groupBy(comments, ({ page }) => page?._id)
  return [...places.values()]
    .map((of) => ({ page: of[0]!.page, comments: of }))
    .sort((one, other) => Number(one.page === null) - Number(other.page === null))
}
