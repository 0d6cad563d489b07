import { ConnectionMark, useSession } from '@callboard/kit/data'
import { IconArrowsSort, IconPrinter } from '@callboard/kit/icons'
import { ProfileMenu, useSignIn } from '@callboard/kit/shell'
import { Button, useNavigate } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { lazy, Suspense, useState } from 'react'
import { PickList } from '../controls/pick-list.tsx'
import type { Page } from '../data/page-input.ts'
import styles from './posting.module.css'
import { PostingNames } from './posting-names.tsx'

const OwnName = lazy(() => import('./own-name.tsx'))

/** Names of page and project, the other pages of the link, and the viewer. */
export function PostingHeader(props: {
  readonly uri: string
  readonly page: Page
  readonly view: Pick<PostingPageView, '_id' | 'name' | 'studio_name' | 'brand' | 'link' | 'reviewer'>
  /** Absent where there is nothing to print. */
  readonly onPrint?: (() => void) | undefined
  /** For staff, where there is something to sort. */
  readonly onSort?: (() => void) | undefined
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
      {props.onSort ? (
        <Button
          variant="subtle"
          color="gray"
          px="xs"
          aria-label="Sort groups"
          title="Sort groups"
          onClick={props.onSort}
        >
          <IconArrowsSort size={16} />
        </Button>
      ) : null}
      {props.onPrint ? (
        <Button
          variant="subtle"
          color="gray"
          px="xs"
          aria-label="Print"
          title="Print the groups shown, six on a page"
          onClick={props.onPrint}
        >
          <IconPrinter size={16} />
        </Button>
      ) : null}
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
