/** Records of the take that plays, where others of the group are not in it; else nobody is told apart. */
export const inTakeAlone = (
  inTake: readonly string[],
  records: readonly { readonly _id: string }[],
): readonly string[] => (records.every(({ _id }) => inTake.includes(_id)) ? [] : inTake)
