/** Whether each of these answers tells where it was given: they are not all from the same posting page. */
export const isFromSeveralPlaces = (
  votes: readonly { readonly page: { readonly _id: string } | null }[],
): boolean => votes.some(({ page }) => page === null || page._id !== votes[0]?.page?._id)
