const FACTOR = Number(process.env.CALLBOARD_SOAK ?? 1)

/** True in `npm run soak`, which sets the factor. */
export const isSoak = FACTOR > 1

/** How often a test repeats itself: a few times in `npm test`, many times in `npm run soak`. */
export const rounds = (few: number): number => few * FACTOR
