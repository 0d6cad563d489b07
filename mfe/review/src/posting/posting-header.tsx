import { ConnectionMark } from '@callboard/kit/data'
import { Button } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { lazy, Suspense, useState } from 'react'
import type { Page } from '../data/page-input.ts'
import type { PageAction } from './page-action.ts'
import { PageHead } from './page-head.tsx'
import styles from './posting.module.css'
import { useWindowWidth } from './use-window-width.ts'
import { Viewer } from './viewer.tsx'

const OwnName = lazy(() => import('./own-name.tsx'))
const PostingCrumbs = lazy(() => import('./posting-crumbs.tsx'))
const StaffTools = lazy(() => import('./staff-tools.tsx'))
const OtherPages = lazy(() => import('./other-pages.tsx'))

/** Names of page and project, the other pages of the link, and the viewer. */
export function PostingHeader(props: {
  readonly uri: string
  readonly page: Page
  readonly view: PostingPageView
  /** In the menu of staff. */
  readonly actions: readonly PageAction[]
}) {
  const { uri, view } = props
  const { link } = view
  const [naming, setNaming] = useState(false)
  const isNarrow = useWindowWidth() <= 600
  const isOneOfMore = link !== null && link.posting_pages.length > 1
  return (
    <>
      <PageHead
        name={view.name}
        brand={view.brand}
        above={
          <Suspense fallback={view.studio_name}>
            <PostingCrumbs uri={uri} view={view} />
          </Suspense>
        }
        viewer={
          view.reviewer?.by_address ? (
            <Button variant="default" title="You answer under this name" onClick={() => setNaming(true)}>
              {view.reviewer.name}
            </Button>
          ) : (
            <Viewer />
          )
        }
      >
        {isOneOfMore ? (
          <div className={styles.others}>
            <Suspense>
              <OtherPages uri={uri} page={props.page} view={view} />
            </Suspense>
          </div>
        ) : null}
        {view.can.edit && !isNarrow ? (
          <div className={styles.staff}>
            <Suspense>
              <StaffTools uri={uri} view={view} actions={props.actions} />
            </Suspense>
          </div>
        ) : null}
        <ConnectionMark />
      </PageHead>
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
    </>
  )
}
