import styles from './client-comments.module.css'

/** Where comments were written, and how many there are. @param props.count undefined: not known yet */
export const CommentsHeading = (props: { readonly words: string; readonly count: number | undefined }) => (
  <h3 className={styles.heading}>
    {props.words} {props.count ? <span>{props.count}</span> : null}
  </h3>
)
