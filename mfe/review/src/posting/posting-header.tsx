import { ConnectionMark } from '@callboard/kit/data'
import { Button } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { lazy, Suspense, useState } from 'react'
import type { Page } from '../data/page-input.ts'
import { PageHead } from './page-head.tsx'
import { Viewer } from './viewer.tsx'

const OwnName = lazy(() => import('./own-name.tsx'))
const PostingCrumbs = lazy(() => import('./posting-crumbs.tsx'))

/** Names of page and project, and the viewer. */
export function PostingHeader(props: {
  readonly uri: string
  readonly page: Page
  readonly view: PostingPageView
}) {
  const { uri, view } = props
  const [naming, setNaming] = useState(false)
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
