import { useAnswer } from '@callboard/kit/data'
import { BottomSheet, SheetRow } from '@callboard/kit/dialogs'
import { IconCheck, IconChevronDown, IconMovie } from '@callboard/kit/icons'
import { Menu } from '@callboard/kit/menus'
import { Button, Link } from '@callboard/kit/ui'
import { getLink, type PostingPageView } from '@callboard/posting/contract'
import { useState } from 'react'
import type { Page } from '../data/page-input.ts'
import { leftOn, unsentOn } from '../links/public-link.ts'
import styles from './other-pages.module.css'

/**
 * The pages of the link that the page was opened by, this one among them, each with what is left to answer there; nothing
 * where it is the only one.
 */
export default function OtherPages(props: {
  readonly uri: string
  readonly page: Page
  readonly view: Pick<PostingPageView, '_id' | 'link' | 'can'>
  /** In the tools of a phone. */
  readonly isNarrow?: boolean
}) {
  const { uri, page, isNarrow = false } = props
  const { _id, link, can } = props.view
  const [isOpen, setOpen] = useState(false)
  const isOneOfMore = link !== null && link.posting_pages.length > 1
  const known = page.link !== undefined && isOneOfMore ? { id: page.link } : undefined
  const state = useAnswer(getLink, known, { fresh: 0 })
  if (!isOneOfMore) return null
  const covers = state.kind === 'ready' ? state.data.posting_pages : []
  const unsent = state.kind === 'ready' && can.introduce ? unsentOn(state.data, sessionStorage) : undefined
  const all = link.posting_pages.map((one) => {
    const isHere = one._id === _id
    const cover = covers.find((of) => of._id === one._id)
    const isEmpty = cover?.talent === 0
    const left = cover && leftOn(cover, unsent)
    const waiting = unsent?.get(one._id)?.length
    const words = isEmpty ? 'No talent yet' : typeof left === 'number' ? leftWords(left, waiting) : undefined
    return {
      id: one._id,
      name: one.name,
      icon: isHere ? IconCheck : IconMovie,
      isEmpty,
      left:
        words === undefined ? null : (
          <span className={styles.left} data-done={isEmpty || (left === 0 && !waiting) || undefined}>
            {words}
          </span>
        ),
      way: {
        component: Link,
        to: `/posting-page-via-link/${one.studio_uri || uri}/${link._id}/${one._id}`,
        'aria-current': isHere ? ('page' as const) : undefined,
      },
    }
  })
  // As on the cover of the link.
  const pages = [...all.filter(({ isEmpty }) => !isEmpty), ...all.filter(({ isEmpty }) => isEmpty)]
  const button = (
    <Button
      className={styles.pages}
      variant="default"
      rightSection={<IconChevronDown size={16} />}
      {...(isNarrow ? { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } : {})}
    >
      Pages
    </Button>
  )
  if (isNarrow)
    return (
      <>
        {button}
        <BottomSheet opened={isOpen} onClose={() => setOpen(false)} title="Pages">
          <div className={styles.rows}>
            {pages.map(({ id, name, icon, left, way }) => (
              <SheetRow key={id} icon={icon} note={left} {...way} onClick={() => setOpen(false)}>
                {name}
              </SheetRow>
            ))}
          </div>
        </BottomSheet>
      </>
    )
  return (
    <Menu position="bottom-end">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        {pages.map(({ id, name, icon: Icon, left, way }) => (
          <Menu.Item key={id} leftSection={<Icon size={16} />} {...way}>
            <span className={styles.name}>{name}</span>
            {left}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** @param left people without an answer @param waiting answers of a visitor that wait for a name */
function leftWords(left: number, waiting = 0): string {
  if (left === 0 && waiting === 0) return 'All answered'
  return [left > 0 && `${left} to answer`, waiting > 0 && `${waiting} not sent`].filter(Boolean).join(' · ')
}
