import { whenIdle } from '@callboard/kit/shell'
import { useSearchState, useTitle } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Page } from '../data/page-input.ts'
import { AnswerProgress } from './answer-progress.tsx'
import { keptAnswers } from './kept-answers.ts'
import type { PageAction } from './page-action.ts'
import styles from './posting.module.css'
import {
  answeredOf,
  hasNobodyLeft,
  isNarrowed,
  NO_FILTERS,
  type Place,
  type PostingFilters,
  postingShown,
} from './posting-groups.ts'
import { PostingHeader } from './posting-header.tsx'
import { ToolsSkeleton } from './posting-skeleton.tsx'
import { PostingWall } from './posting-wall.tsx'
import { showsOf } from './shows.ts'
import { TakeComing } from './take-coming.tsx'
import { sayTakenOff } from './taken-off.ts'
import { useReport } from './use-report.ts'
import { useUnsent } from './use-unsent.ts'

const bringCinema = () => import('./cinema-of-group.tsx')
const bringTools = () => import('./posting-tools.tsx')
// On their way with the page; where they do not arrive, they are asked for again as they are drawn.
bringTools().catch(() => {})
const bringOthers = () => import('../data/other-answers.ts')
const CinemaOfGroup = lazy(bringCinema)
const EndOfPage = lazy(() => import('./end-of-page.tsx'))
const ClosedLinkNote = lazy(() => import('./closed-link-note.tsx'))
const PostingTools = lazy(bringTools)
const PostingDialog = lazy(() => import('./posting-dialog.tsx'))
const WallEnd = lazy(() => import('./wall-end.tsx'))

/** State in the address: the filters, the open take, and whether its visitor is asked who they are. */
const ADDRESS = { tab: 'videos', ...NO_FILTERS, show: '', group: '', take: '', talent: '', send: '' }

/** The wall, or in its place the cinema with one group. */
export function PostingView(props: {
  readonly uri: string
  readonly page: Page
  readonly view: PostingPageView
  /** The viewer is known by the link under this name of it. */
  readonly onKnown: (named: string) => void
}) {
  const { uri, page, view } = props
  const [address, setAddress] = useSearchState(ADDRESS)
  const { role, from, feedback, find } = address
  const archived = address.tab === 'archived'
  const me = view.reviewer?._id
  const filters: PostingFilters = useMemo(
    () => ({ archived, role, from, feedback, find, me }),
    [archived, role, from, feedback, find, me],
  )
  const shown = useMemo(() => postingShown(view, filters), [view, filters])
  const all = useMemo(() => postingShown(view, { archived, ...NO_FILTERS }), [view, archived])
  // An answer may take the open group out of a filter; it stays open until it is left.
  const open = [...shown, ...all].find(({ group }) => group._id === address.group)
  const report = useReport()
  const [asked, ask] = useState<'download' | 'sort'>()
  const isOpen = open !== undefined
  const { unsent, seen } = useUnsent(page, view, isOpen)
  useTitle(`${view.link?.name ?? view.name} | ${view.studio_name} | Posting Page`)

  // A network that refuses it is asked again by the take that is opened.
  useEffect(() => whenIdle(() => void bringCinema().catch(() => {})), [])

  // What a visitor has answered on other pages of the link goes out with the first one that knows them.
  const isKnown = view.can.answer
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page; a newer answer of the page asks for nothing
  useEffect(() => {
    const { link } = view
    const named = page.link
    if (!isKnown || !link || named === undefined) return
    const ids = link.posting_pages.map(({ _id }) => _id)
    const others = ids.filter((id) => id !== page.id && keptAnswers(id, sessionStorage).length > 0)
    if (others.length > 0)
      bringOthers()
        .then(({ sendOtherAnswers }) => sendOtherAnswers(named, others))
        // The next page that is opened tries again.
        .catch(() => {})
  }, [isKnown, page.link, page.id])

  // The wall is where it was when one comes back to it; at its fact once everybody is answered.
  const left = useRef({ scroll: 0, group: '', isEnd: false })
  useLayoutEffect(() => {
    if (isOpen) {
      window.scrollTo(0, 0)
      return
    }
    const card = document.getElementById(`posting-${left.current.group}`)
    const { scroll, isEnd } = left.current
    window.scrollTo(0, isEnd ? 0 : scroll)
    card?.focus({ preventScroll: isEnd })
  }, [isOpen])

  const isGone = !isOpen && address.group !== '' && !view.can.edit
  useEffect(() => {
    if (isGone) sayTakenOff()
  }, [isGone])

  const openGroup = useCallback(
    (group: string, talent = '', send = '') => {
      left.current = { scroll: window.scrollY, group, isEnd: false }
      setAddress({ group, take: '', talent, send })
    },
    [setAddress],
  )
  const [first] = unsent
  const send = first && (() => openGroup(first.ref_id, first.to_user, '1'))
  const go = (at: Place) => {
    left.current = { ...left.current, group: at.group }
    setAddress({ talent: '', ...at }, { replace: true })
  }

  if (open) {
    const around = shown.includes(open) ? shown : all
    const close = () => {
      const { asked, given } = answeredOf(all, seen.feedbacks, me)
      left.current = { ...left.current, isEnd: view.can.answer && !view.can.edit && given === asked }
      setAddress({ group: '', take: '', talent: '', send: '' }, { replace: true })
    }
    return (
      <Suspense
        fallback={<TakeComing open={open} page={view.name} isOneOfMore={around.length > 1} onClose={close} />}
      >
        <CinemaOfGroup
          page={page}
          view={view}
          seen={seen}
          shown={around}
          open={open}
          named={address}
          onBegin={(at) => setAddress(at, { replace: true })}
          sends={address.send !== ''}
          onGo={go}
          onKnown={props.onKnown}
          onClose={close}
        />
      </Suspense>
    )
  }
  const actions: readonly PageAction[] = [
    ...(view.can.edit && view.groups.length > 1 ? [{ does: 'sort' as const, run: () => ask('sort') }] : []),
    ...(shown.length > 0 ? [{ does: 'print' as const, run: report.print }] : []),
    ...(view.link?.allows_download && all.length > 0
      ? [{ does: 'download' as const, run: () => ask('download') }]
      : []),
  ]
  /** To a reader whose answers are asked for: nobody is hidden from them. */
  const isWhole =
    !view.can.edit &&
    (view.can.answer || view.can.introduce) &&
    shown.length > 0 &&
    shown.length === all.length
  return (
    <div className={styles.root}>
      <PostingHeader uri={uri} page={page} view={view} />
      {page.link !== undefined && view.link === null ? (
        <Suspense>
          <ClosedLinkNote />
        </Suspense>
      ) : null}
      <AnswerProgress
        view={seen}
        all={all}
        filters={filters}
        narrowed={isNarrowed(filters) && !hasNobodyLeft(filters, all, seen.feedbacks) ? shown : undefined}
        unsent={unsent.length}
        onOpen={openGroup}
        onSend={send}
        end={
          isWhole ? (
            <Suspense>
              <EndOfPage page={page} view={seen} />
            </Suspense>
          ) : null
        }
      >
        <Suspense fallback={<ToolsSkeleton view={view} />}>
          <PostingTools
            uri={uri}
            page={page}
            view={view}
            filters={filters}
            shown={shown}
            shows={showsOf(address.show)}
            onChange={setAddress}
            actions={actions}
          />
        </Suspense>
      </AnswerProgress>
      <PostingWall
        page={page}
        shows={showsOf(address.show)}
        view={seen}
        shown={shown}
        all={all}
        filters={filters}
        onOpen={openGroup}
        onClear={() => setAddress(NO_FILTERS)}
      />
      {isWhole ? (
        <Suspense>
          <WallEnd view={seen} all={all} unsent={unsent.length} onOpen={openGroup} onSend={send} />
        </Suspense>
      ) : null}
      {asked ? (
        <Suspense>
          <PostingDialog
            kind={asked}
            page={page}
            view={view}
            all={all}
            shown={shown}
            onClose={() => ask(undefined)}
          />
        </Suspense>
      ) : null}
      {report.isShown ? (
        <Suspense>
          <report.Report
            page={page}
            view={view}
            shown={shown}
            me={me}
            asks={report.asks}
            onDone={report.done}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
