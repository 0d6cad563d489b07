import type { NoticeName } from '@callboard/admin/contract'
import { Modal } from '@callboard/kit/dialogs'
import { RichText } from '@callboard/kit/rich-text'
import { Button, Group } from '@callboard/kit/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { readNotices } from '../data/notices.ts'
import { putAway, readsNotices, type UnreadNotice, unreadNotices } from './unread-notices.ts'

const TITLES: Readonly<Partial<Record<NoticeName, string>>> = {
  notification: 'Notification',
  casting_director_notice: 'Notice for casting directors',
  session_manager_notice: 'Notice for session managers',
}

/** Shows unread notices one after the other, and then what comes after them. */
export function Notices(props: { readonly userType: string; readonly children: ReactNode }) {
  const { userType } = props
  const [unread, setUnread] = useState<readonly UnreadNotice[]>()
  useEffect(() => {
    if (!readsNotices(userType)) {
      setUnread([])
      return undefined
    }
    let isHere = true
    readNotices().then(
      (notices) => isHere && setUnread(unreadNotices(userType, notices, localStorage)),
      // Without an answer nothing is shown; the next page asks again.
      () => isHere && setUnread([]),
    )
    return () => {
      isHere = false
    }
  }, [userType])
  if (!unread) return null
  const [notice] = unread
  if (!notice) return props.children
  const close = () => {
    putAway(notice, localStorage)
    setUnread(unread.slice(1))
  }
  return (
    <Modal opened onClose={close} title={TITLES[notice.name]} size="lg">
      <RichText html={notice.text} />
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={close}>
          Ok, Got it.
        </Button>
      </Group>
    </Modal>
  )
}
