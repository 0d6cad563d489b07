import { getNotices } from '@callboard/admin/contract'
import { useAnswer } from '@callboard/kit/data'
import { RichText } from '@callboard/kit/rich-text'
import styles from './client-home.module.css'

/** What the office tells all clients; empty where it says nothing, and while that cannot be found out. */
export function useClientNotice(): { readonly isKnown: boolean; readonly text: string } {
  const notices = useAnswer(getNotices, {})
  return {
    isKnown: notices.kind !== 'loading',
    text: notices.kind === 'ready' ? (notices.data.client_notice?.text ?? '') : '',
  }
}

export function ClientNotice({ text }: { readonly text: string }) {
  if (text === '') return null
  return (
    <section className={styles.notice} aria-label="Notice">
      <RichText html={text} />
    </section>
  )
}
