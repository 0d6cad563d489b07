import { IconChecks, IconDots } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Menu } from '@callboard/kit/menus'
import { Link } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { PageAction } from './page-action.ts'
import { named } from './page-action-words.ts'
import styles from './posting-tools.module.css'
import SharePage from './share-page.tsx'

const StaffSheet = lazy(() => import('./staff-sheet.tsx'))

/** For staff: the links that open the page, and behind a menu what is wanted rarely. */
export default function StaffTools(props: {
  readonly uri: string
  readonly view: PostingPageView
  readonly actions: readonly PageAction[]
  /** On a phone, also behind the menu: what stands behind View elsewhere. */
  readonly offers?: ReactNode
  /** Between the two. */
  readonly children?: ReactNode
}) {
  const { offers } = props
  const [isOpen, setOpen] = useState<boolean>()
  const button = (
    <ActionIcon
      variant="default"
      className={styles.sign}
      aria-label="More for the page"
      title="More"
      {...(offers && { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) })}
    >
      <IconDots size={20} />
    </ActionIcon>
  )
  if (offers)
    return (
      <>
        <SharePage view={props.view} />
        {props.children}
        {button}
        {isOpen === undefined ? null : (
          <Suspense>
            <StaffSheet
              uri={props.uri}
              actions={props.actions}
              isOpen={isOpen}
              onClose={() => setOpen(false)}
            >
              {offers}
            </StaffSheet>
          </Suspense>
        )}
      </>
    )
  return (
    <>
      <SharePage view={props.view} />
      <Menu position="bottom-end">
        <Menu.Target>{button}</Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={`/picks/${props.uri}`}
            leftSection={<IconChecks size={16} />}
            title="Picks of all pages of the project"
          >
            Picks
          </Menu.Item>
          {named(props.actions).map(({ name, icon: Icon, run }) => (
            <Menu.Item key={name} leftSection={<Icon size={16} />} onClick={run}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
