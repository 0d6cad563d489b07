import { useMinute } from '../labels/time.tsx'
import { describeTime } from '../text/describe-time.ts'
import styles from './now-rule.module.css'

/** The present moment between the times of a list, with the time in their gutter; it goes on each minute. */
export function NowRule({
  zone,
  isItem = false,
}: {
  /** IANA zone of the times around it. */
  readonly zone: string
  /** Of a list; else it stands over a grid, where its place there says. */
  readonly isItem?: boolean
}) {
  const now = new Date(useMinute())
  const Root = isItem ? 'li' : 'div'
  return (
    <Root className={styles.root} {...(isItem ? { 'aria-label': 'Now' } : {})}>
      <time dateTime={now.toISOString()}>{describeTime(now, now, { style: 'time', zone }).text}</time>
    </Root>
  )
}
