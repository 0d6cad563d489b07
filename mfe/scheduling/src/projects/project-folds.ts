/** Projects that the reader has opened or folded, the latest last. */
export type Folds = readonly (readonly [id: string, isOpen: boolean])[]

const MOST = 200

export const isFold = (one: unknown): one is Folds[number] =>
  Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'boolean'

export const withFold = (folds: Folds, id: string, isOpen: boolean): Folds =>
  [...folds.filter(([other]) => other !== id), [id, isOpen] as const].slice(-MOST)

/** @param atFirst whether a project is open that the reader has not touched */
export const isOpenIn = (folds: Folds, id: string, atFirst: boolean): boolean =>
  folds.find(([one]) => one === id)?.[1] ?? atFirst
