import { IconMovie } from '../icons.ts'
import styles from './take-picture.module.css'
import { useSteadyAddress } from './use-steady-address.ts'

/** The picture of a take or a group; a quiet sign where there is none. The text beside it names it. */
export function TakePicture(props: {
  readonly of: string
  readonly url: string | null
  /** The page begins with it: it comes before the others. */
  readonly first?: boolean
}) {
  // Another file is another picture; the same one under a fresh signature is not.
  const file = props.url?.split('?')[0] ?? ''
  const { src, trouble, failed } = useSteadyAddress(`${props.of} ${file}`, props.url)
  return (
    <span className={styles.root}>
      {src !== null && trouble === 'none' ? (
        <img
          src={src}
          alt=""
          loading={props.first ? 'eager' : 'lazy'}
          fetchPriority={props.first ? 'high' : 'auto'}
          decoding="async"
          onError={failed}
        />
      ) : (
        <IconMovie size={24} aria-hidden />
      )}
    </span>
  )
}
