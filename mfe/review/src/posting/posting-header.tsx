import { ConnectionMark, useSession } from '@callboard/kit/data'
import { PickList } from '@callboard/kit/filters'
import { IconArrowsSort, IconDownload, IconList, IconPrinter } from '@callboard/kit/icons'
import { ProfileMenu, useSignIn } from '@callboard/kit/shell'
import { Button, useNavigate } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { lazy, Suspense, useState } from 'react'
import type { Page } from '../data/page-input.ts'
import styles from './posting.module.css'
import { PostingNames } from './posting-names.tsx'

const OwnName = lazy(() => import('./own-name.tsx'))

/** Not there without an action. @param props.says goes on after the name, where it is pointed at */
function HeaderButton(props: {
  readonly name: string
  readonly says?: string
  readonly icon: typeof IconPrinter
  readonly onClick: (() => void) | undefined
}) {
  const { name, says = '', icon: Icon, onClick } = props
  return onClick ? (
    <Button variant="subtle" color="gray" px="xs" aria-label={name} title={name + says} onClick={onClick}>
      <Icon size={16} />
    </Button>
  ) : null
}

/** Names of page and project, the other pages of the link, and the viewer. */
export function PostingHeader(props: {
  readonly uri: string
  readonly page: Page
  readonly view: Pick<PostingPageView, '_id' | 'name' | 'studio_name' | 'brand' | 'link' | 'reviewer'>
  /** Absent where there is nothing to print. */
  readonly onPrint?: (() => void) | undefined
  /** Where the link allows it, and there is something to save. */
  readonly onDownload?: (() => void) | undefined
  /** For staff, where there is something to sort. */
  readonly onSort?: (() => void) | undefined
  /** For staff. */
  readonly leadsToPicks: boolean
}) {
  const { uri, view } = props
  const session = useSession()
  const signIn = useSignIn()
  const navigate = useNavigate()
  const [naming, setNaming] = useState(false)
  const pages = view.link?.posting_pages ?? []
  return (
    <header className={styles.header}>
      <PostingNames name={view.name} project={view.studio_name} brand={view.brand} />
      {view.link && pages.length > 1 ? (
        <PickList
          label="Posting Pages"
          value={view._id}
          choices={pages.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={(id) => {
            const page = pages.find(({ _id }) => _id === id)
            void navigate(`/posting-page-via-link/${page?.studio_uri ?? uri}/${view.link?._id}/${id}`)
          }}
        />
      ) : null}
      <HeaderButton
        name="Picks"
        says=" of all pages of the project"
        icon={IconList}
        onClick={props.leadsToPicks ? () => void navigate(`/picks/${uri}`) : undefined}
      />
      <HeaderButton name="Sort groups" icon={IconArrowsSort} onClick={props.onSort} />
      <HeaderButton
        name="Print"
        says=" the groups shown, six on a page"
        icon={IconPrinter}
        onClick={props.onPrint}
      />
      <HeaderButton
        name="Download takes"
        says=" in one file"
        icon={IconDownload}
        onClick={props.onDownload}
      />
      <ConnectionMark />
      {view.reviewer?.by_address ? (
        <Button variant="default" title="You answer under this name" onClick={() => setNaming(true)}>
          {view.reviewer.name}
        </Button>
      ) : session.kind === 'nobody' ? (
        <Button variant="default" onClick={signIn}>
          Sign in
        </Button>
      ) : (
        <ProfileMenu />
      )}
      {naming && view.reviewer && props.page.link !== undefined ? (
        <Suspense>
          <OwnName
            page={props.page}
            link={props.page.link}
            name={view.reviewer.name}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      ) : null}
    </header>
  )
}
