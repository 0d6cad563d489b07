import type { ReviewRepositories } from '../ports/index.ts'

/** Numbers of the pieces of a take that are here, in order. */
export const confirmedPieces = async (
  { pieces }: Pick<ReviewRepositories, 'pieces'>,
  takeId: string,
): Promise<number[]> => (await pieces.ofTake(takeId)).map((piece) => piece.number)
