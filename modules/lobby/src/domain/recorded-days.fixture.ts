/** A day as the call-ins of a casting tell it: what came after what. */
export interface RecordedDay {
  readonly name: string
  /** minutes between two planned calls */
  readonly slot: number
  /** minutes from the begin of one turn to that of the next */
  readonly turns: readonly number[]
  /** talent of each turn, called a few seconds apart; the last one goes on */
  readonly people: readonly number[]
}

/** Ten days as castings have them. */
export const RECORDED_DAYS: readonly RecordedDay[] = [
  {
    name: 'singles, on time',
    slot: 5,
    turns: [5, 4.5, 6, 5, 5.5, 4, 5, 6.5, 5, 4.5, 5, 5.5, 6, 4.5, 5, 5, 4, 6, 5.5, 5, 4.5, 5, 6, 5],
    people: [1],
  },
  {
    name: 'singles of all lengths',
    slot: 5,
    turns: [3, 7, 5, 9, 4, 6, 3.5, 8, 5, 4, 10, 6, 3, 5, 7, 4.5, 8, 6, 5, 3, 9, 5, 4, 6.5],
    people: [1],
  },
  {
    name: 'pairs',
    slot: 10,
    turns: [8, 9, 7.5, 10, 8, 11, 9, 7, 8.5, 10, 9, 8, 9.5, 8],
    people: [2],
  },
  {
    name: 'trios',
    slot: 10,
    turns: [12, 10, 14, 11, 13, 12, 9, 15, 11, 12],
    people: [3],
  },
  {
    name: 'singles around a lunch break',
    slot: 5,
    turns: [5, 6, 4, 5, 5.5, 4.5, 6, 5, 7, 4, 5, 45, 5, 6, 4.5, 5, 5, 6, 4, 5.5, 5, 6],
    people: [1],
  },
  {
    name: 'singles with talent who did not come',
    slot: 6,
    turns: [6, 5, 2, 7, 6, 5.5, 1.5, 6, 7, 5, 6, 2, 6.5, 5, 6, 7, 5, 1.5, 6, 5, 6],
    people: [1],
  },
  {
    name: 'a manager who calls six at once',
    slot: 20,
    turns: [22, 18, 25, 20, 23, 19],
    people: [6],
  },
  {
    name: 'an open call',
    slot: 2,
    turns: Array.from({ length: 40 }, (_, index) => [2, 1.5, 3, 2, 2.5, 1.5, 2, 3.5][index % 8]!),
    people: [1],
  },
  {
    name: 'callbacks',
    slot: 15,
    turns: [18, 14, 22, 16, 15, 25, 17, 14, 20, 16, 19],
    people: [1],
  },
  {
    name: 'singles and pairs',
    slot: 6,
    turns: [5, 8, 6, 9, 5, 5.5, 8, 6, 7, 9, 5, 8, 6, 5, 9, 7, 6, 8],
    people: [1, 2, 1, 2, 1, 1, 2, 1, 1, 2, 1, 2, 1, 1, 2, 1, 1, 2],
  },
]
