/** Lists of people and sessions by their times. */
export { Line, type LineProps, Lines, type LinesProps } from './line.tsx'
export { NowRule } from './now-rule.tsx'
