/** Lists of people and sessions by their times. */
export { NowRule } from './now-rule.tsx'
