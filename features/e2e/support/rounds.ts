/** How often a test repeats itself: a few times in `npm test`, many times in `npm run soak`, which sets the factor. */
export const rounds = (few: number): number => few * Number(process.env.CALLBOARD_SOAK ?? 1)
