import { useAnswer } from '@callboard/kit/data'
import { useKeys } from '@callboard/kit/keys'
import { Page, useMediaQuery, useNavigate, useSearchState } from '@callboard/kit/ui'
import {
  listPostings,
  type Pick,
  type RecordFeedback,
  type SessionReactions,
} from '@callboard/posting/contract'
import type { ReviewView as Review } from '@callboard/review/contract'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ArchiveMark } from '../archives/archive-mark.tsx'
import { newestNotice, usePutAway } from '../archives/put-away.ts'
import { useArchives } from '../archives/use-archives.ts'
import { useLiveAnswers, useSessionPicks } from '../data/picks.ts'
import { asTheyAre, comparable } from '../side-by-side/comparable.ts'
import type { OpenMoment } from '../side-by-side/first-compared.ts'
import { GroupWall } from './group-wall.tsx'
import { withLiveAnswers } from './live-answers.ts'
import { OpenGroupLater } from './open-group-later.tsx'
import review from './review.module.css'
import { ReviewActions } from './review-actions.tsx'
import type { Asked, AskedOfGroups } from './review-dialogs.tsx'
import {
  alsoIn,
  briefName,
  type Filters,
  NO_FILTERS,
  type ShownGroup,
  setFilters,
  shownGroups,
  TABS,
  type Tab,
  takesToSort,
  wallGroups,
  wholeName,
} from './review-groups.ts'
import { ReviewTitle } from './review-title.tsx'
import { ReviewToolbar } from './review-toolbar.tsx'
import { useCardComments } from './use-card-comments.ts'
import { useLeftGroup } from './use-left-group.ts'
import { useOpenGroup } from './use-open-group.ts'
import { useSelection } from './use-selection.ts'
import { useTakeActions } from './use-take-actions.ts'
import { archivedFact, narrows, nextToView, viewedFact, wallFact } from './wall-fact.ts'
import { NextStep, type Step, WallLead } from './wall-lead.tsx'

const GroupSelectionBar = lazy(() => import('./group-selection-bar.tsx'))
const EmptyWall = lazy(() => import('./empty-wall.tsx'))
const GroupsOffWall = lazy(() => import('./groups-off-wall.tsx'))
const ReviewDialogs = lazy(() => import('./review-dialogs.tsx'))
const SideBySide = lazy(() => import('../side-by-side/side-by-side.tsx'))
const NoComments = lazy(() => import('../takes/no-comments.tsx'))
const NoAnswers = lazy(() => import('../answers/no-answers.tsx'))

/** State of the screen in the address. */
const ADDRESS = {
  tab: 'videos' as string,
  ...(NO_FILTERS as Omit<Filters, 'tab'>),
  group: '',
  take: '',
  headshots: false,
  fps: false,
  duplicates: false,
  comments: false,
  side: false,
}
/** Filters and switches of the wall that are on or off; each has the key of its name. */
const FLAGS = [
  'likedGroups',
  'hideViewed',
  'liked',
  'hideCopied',
  'headshots',
  'fps',
  'duplicates',
  'comments',
] as const
/** Those of them that an open group shows. */
const OF_OPEN = ['fps', 'duplicates'] as const
const NO_PICKS: readonly Pick[] = []
const NO_ANSWERS: readonly RecordFeedback[] = []
const NOTHING_WRITTEN: SessionReactions['comments'] = []
const NOBODY: ReadonlyMap<string, readonly string[]> = new Map()
const PANEL = 'review-panel'

const tabOf = (text: string, archive: boolean): Tab => {
  const tab = TABS.find((one) => one === text) ?? 'videos'
  return tab === 'archived' && !archive ? 'videos' : tab
}

/** The whole screen, once there is something to show. */
export function ReviewView(props: {
  readonly uri: string
  readonly data: Review
  readonly renew: () => Promise<void>
}) {
  const { uri, data } = props
  const { session, can } = data
  const isPhone = useMediaQuery('(max-width: 600px)', undefined, { getInitialValueInEffect: false }) ?? false
  const [address, setAddress] = useSearchState(ADDRESS)
  const navigate = useNavigate()
  const tab = tabOf(address.tab, can.archive)
  const filters = useMemo(() => ({ ...address, tab }), [address, tab])
  const answers = useSessionPicks(session._id)
  const live = useLiveAnswers(session._id)
  const posted = answers.kind === 'ready' ? answers.data.picks : NO_PICKS
  const given = live.kind === 'ready' ? live.data.feedbacks : NO_ANSWERS
  const unanswered = [answers, live].find((answer) => answer.kind === 'failed')
  const noAnswers = unanswered ? (
    <Suspense>
      <NoAnswers onRetry={unanswered.retry} />
    </Suspense>
  ) : null
  const picks = useMemo(() => withLiveAnswers(posted, given, data.groups), [posted, given, data.groups])
  const shown = useMemo(
    () => shownGroups(data.groups, filters, picks, address.group),
    [data.groups, filters, picks, address.group],
  )
  const actions = useTakeActions(session._id)
  const selection = useSelection(shown)
  const [isSelecting, setSelecting] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const [focused, setFocused] = useState<string>()
  const [wanted, setWanted] = useState<{ readonly group: string }>()
  const archives = useArchives(session._id)
  const putAway = usePutAway()
  const pages = useAnswer(listPostings, { id: session.studio })
  const open = shown.find(({ group }) => group._id === address.group)
  const archive = newestNotice(archives, putAway)

  const { headshots, fps, duplicates, comments } = address
  const shows = useMemo(
    () => ({ headshots, fps, duplicates, comments }),
    [headshots, fps, duplicates, comments],
  )
  const written = useCardComments(session._id, data.groups, comments)
  const twice = useMemo(
    () => (duplicates ? alsoIn(data.groups, data.duplicates) : NOBODY),
    [duplicates, data.groups, data.duplicates],
  )

  const openId = open?.group._id
  const groups = useOpenGroup(
    openId,
    useCallback((place, how) => setAddress(place, how), [setAddress]),
  )
  const actionsOfOpen = useLeftGroup(actions, {
    wanted: address.group,
    open,
    shown,
    groups: data.groups,
    tab,
    way: groups,
  })
  const toggle = useCallback(
    (id: string) => (id === openId ? groups.close() : groups.open(id)),
    [openId, groups.open, groups.close],
  )
  const changeTab = (next: Tab) => {
    setAddress({ tab: next, group: '', take: '' })
    void props.renew()
  }
  const want = (group: string) => setWanted({ group })
  /** From the open group to another one; on the wall from card to card. */
  const step = (by: 1 | -1) => {
    const place = shown.findIndex(({ group }) => group._id === (openId ?? focused))
    const next = place < 0 ? shown[0] : shown[place + by]
    if (next && open) groups.open(next.group._id)
    else if (next) want(next.group._id)
  }
  const { set: select, clear } = selection
  const hold = useCallback(
    (id: string) => {
      setSelecting(true)
      select(id, true)
    },
    [select],
  )
  const unselect = () => {
    setSelecting(false)
    clear()
  }
  /** What the keys act on: the selected groups, or the one whose card has the focus. */
  const chosen =
    selection.groups.length > 0 ? selection.groups : shown.filter(({ group }) => group._id === focused)
  /** Actions that take the chosen groups or their bar along leave the focus on the wall. @param stay the groups do */
  const endChoice = (stay: boolean) => {
    const place = shown.findIndex((one) => chosen.includes(one))
    const others = shown.filter((one) => !chosen.includes(one))
    const after = others.find((one) => shown.indexOf(one) > place) ?? others.at(-1)
    const next = stay ? shown[place] : after
    if (next) want(next.group._id)
    unselect()
  }
  /** Target of the keys: the open group, which covers the others. */
  const target = open ? [open] : chosen
  const ask = (kind: AskedOfGroups, groups: readonly ShownGroup[]) =>
    groups.length > 0 && setAsked({ kind, groups })
  const markChosen = (viewed: boolean) => {
    actions.viewed(
      chosen.map(({ group }) => group),
      viewed,
    )
    endChoice(tab !== 'viewed' && !address.hideViewed)
  }
  const archiveChosen = () => {
    actions.archiveAll(chosen, tab !== 'archived')
    endChoice(false)
  }
  const copy = (groups: readonly ShownGroup[]) => can.copy && ask('copy', groups)
  const copyToSession = (groups: readonly ShownGroup[]) => can.copy && ask('copy-to-session', groups)

  const wall = useMemo(() => wallGroups(data.groups), [data.groups])
  const isFiltered = setFilters(address).length > 0
  const isNarrowed = narrows(address)
  const seen = isNarrowed ? shown : wall
  /** Of a wall by answers that are not there nothing is known. */
  const isKnown =
    (wall.length > 0 || tab === 'archived') && (address.feedback === '' || answers.kind === 'ready')
  const fact = useMemo(() => {
    if (!isKnown) return undefined
    if (tab === 'archived') return archivedFact(shown)
    return tab === 'viewed' ? viewedFact(shown, isNarrowed) : wallFact(seen, isNarrowed)
  }, [isKnown, tab, shown, seen, isNarrowed])
  const next = nextToView(seen, groups.last)
  const openNext = (one: ShownGroup) => {
    if (tab !== 'videos') setAddress({ tab: 'videos' })
    groups.open(one.group._id)
  }
  const uncopied = wall.filter(({ group }) => !group.copied)
  const isDone = !next && !isFiltered && wall.length > 0
  /** After the last group what was seen goes to clients. */
  const canSend = isDone && can.copy && uncopied.length > 0
  const nextStep: Step | undefined = next
    ? {
        words: `View next: ${briefName(next)}`,
        whole: `View next: ${wholeName(next)}`,
        run: () => openNext(next),
      }
    : canSend
      ? { words: 'Copy to Posting page', run: () => copy(uncopied) }
      : undefined
  const sortTakes =
    openId !== undefined && takesToSort(wall, openId)
      ? () => setAsked({ kind: 'sort-takes', group: openId })
      : undefined
  const sortGroups = wall.length > 1 ? () => setAsked({ kind: 'sort' }) : undefined
  const sort = open ? sortTakes : sortGroups

  /** The second at which takes stand side by side: the open one goes on from there. */
  const stood = useRef<number>(undefined)
  const stand = useCallback((second: number) => {
    stood.current = second
  }, [])
  // Escape that is pressed again before the screen has drawn it must not go back twice.
  const isCompared = useRef(false)
  // Back closes it, so that it is an entry of the history; which groups stand in it is not in the address.
  const sideBySide = address.side && asked?.kind === 'side-by-side' ? asked : undefined
  const compared = sideBySide && asTheyAre(sideBySide.groups, data.groups)
  useEffect(() => {
    if (!compared) stood.current = undefined
  })
  const startCompare = (moment?: OpenMoment) => {
    isCompared.current = true
    setAsked({ kind: 'side-by-side', groups: target, moment })
    setAddress({ side: true })
  }
  const compare = comparable(target) ? () => startCompare() : undefined

  const switches = (flags: readonly (typeof FLAGS)[number][]) =>
    Object.fromEntries(flags.map((flag) => [flag, () => setAddress({ [flag]: !address[flag] })]))
  useKeys('list', {
    next: compared ? undefined : () => step(1),
    previous: compared ? undefined : () => step(-1),
    // Beside an open group Space belongs to its player.
    choose: focused && !open ? () => selection.toggle(focused) : undefined,
  })
  useKeys('wall', {
    all: open ? undefined : selection.all,
    copy: () => copy(target),
    copyToSession: () => copyToSession(target),
    download: () => ask('download', target),
    sort,
    sideBySide: compare,
    ...(compared ? {} : switches(open ? OF_OPEN : FLAGS)),
  })
  const isWall = !open && !compared
  const hasSelection = isWall && selection.groups.length > 0
  const withChoice = (run: () => void) => () => chosen.length > 0 && run()
  // An open group covers what these act on.
  useKeys(
    'wall',
    isWall
      ? {
          videos: () => changeTab('videos'),
          archived: can.archive ? () => changeTab('archived') : undefined,
          viewed: () => changeTab('viewed'),
        }
      : {},
  )
  // The list of keys has them before groups are chosen, as it has those that copy and download.
  useKeys(
    'take',
    isWall
      ? {
          viewed: withChoice(() => markChosen(!chosen.every(({ group }) => group.viewed))),
          archive: can.archive ? withChoice(archiveChosen) : undefined,
        }
      : {},
  )
  useKeys('everywhere', { back: () => (open ? groups.close() : unselect()) })

  return (
    <div className={review.root}>
      <div inert={open !== undefined || compared !== undefined}>
        <Page
          title={session.name}
          tabTitle={`${session.name} | ${session.studio_name} | Video Review`}
          breadcrumb={[
            { label: 'Projects', to: '/' },
            { label: session.studio_name, to: `/session/${uri}/edit/${session._id}` },
          ]}
          heading={<ReviewTitle uri={uri} data={data} />}
          fact={
            <>
              {fact ? <WallLead fact={fact} isBrief={isPhone} /> : null}
              {nextStep && !isPhone ? <NextStep step={nextStep} isQuiet={hasSelection || !isWall} /> : null}
            </>
          }
          isLow
          actions={
            <ReviewActions
              uri={uri}
              session={session}
              pages={pages}
              archives={archives}
              putAway={putAway}
              isPhone={isPhone}
              hasPicks={posted.length > 0}
              onLinks={() => setAsked({ kind: 'links' })}
              onFileSync={() => setAsked({ kind: 'file-sync' })}
              onSelect={shown.length > 0 ? () => setSelecting(true) : undefined}
              onSelectAll={shown.length > 0 ? selection.all : undefined}
              onSort={sortGroups}
              onDownload={shown.length > 0 ? () => ask('download', shown) : undefined}
            />
          }
        >
          {data.groups.length > 0 || tab !== 'videos' ? (
            <ReviewToolbar
              data={data}
              filters={filters}
              panel={PANEL}
              onTab={changeTab}
              onFilter={setAddress}
              picks={picks}
              isEmpty={shown.length === 0}
              shows={shows}
              onShow={setAddress}
              isPhone={isPhone}
              mark={open ? null : <ArchiveMark archive={archive} putAway={putAway} />}
            />
          ) : null}
          <div id={PANEL} role="tabpanel" aria-label="Groups of this tab">
            {written.failed ? (
              <Suspense>
                <NoComments onRetry={written.failed.retry} />
              </Suspense>
            ) : null}
            {shown.length > 0 ? noAnswers : null}
            {shown.length > 0 ? (
              <GroupWall
                shown={shown}
                open={openId ?? ''}
                wanted={wanted}
                covering={openId ?? compared?.[0]?.group._id ?? ''}
                selected={selection.ids}
                shows={shows}
                tellsCopied={uncopied.length > 0}
                alsoIn={twice}
                comments={written.ofGroup}
                onTakes={written.onTakes}
                onOpen={isSelecting ? selection.toggle : toggle}
                focused={focused}
                onFocus={setFocused}
                onWant={want}
                onSelect={selection.set}
                onHold={hold}
                isSelecting={isSelecting || selection.groups.length > 0}
              />
            ) : (
              <Suspense>
                <EmptyWall
                  room={`/studio/${uri}/${session._id}`}
                  data={data}
                  filters={filters}
                  answers={answers}
                  onClear={() => setAddress(NO_FILTERS)}
                />
              </Suspense>
            )}
            {tab === 'videos' ? (
              <Suspense>
                <GroupsOffWall
                  data={data}
                  filters={filters}
                  onArchived={(group) => {
                    changeTab('archived')
                    want(group)
                  }}
                />
              </Suspense>
            ) : null}
          </div>
        </Page>
      </div>
      {open && !compared ? (
        <OpenGroupLater
          key={openId}
          session={session._id}
          shown={open}
          chosen={address.take}
          onChoose={groups.choose}
          picks={picks}
          noAnswers={noAnswers}
          isAnswered={[answers, live].every(({ kind }) => kind !== 'loading')}
          commented={live.kind === 'ready' ? live.data.comments : NOTHING_WRITTEN}
          alsoIn={twice}
          can={can}
          actions={actionsOfOpen}
          groups={shown}
          archive={archive}
          onOpen={groups.open}
          onStep={step}
          onClose={groups.close}
          onCopy={can.copy ? () => copy([open]) : undefined}
          onDownload={() => ask('download', [open])}
          onSort={sort}
          onCompare={compare && startCompare}
          beginAt={stood.current}
        />
      ) : null}
      {compared ? (
        <Suspense>
          <SideBySide
            groups={compared}
            moment={sideBySide?.moment}
            onAt={stand}
            picks={picks}
            onLike={actions.like}
            onClose={() => {
              if (!isCompared.current) return
              isCompared.current = false
              void navigate(-1)
            }}
          />
        </Suspense>
      ) : null}
      {open || compared ? null : (
        <div className={review.dock}>
          {nextStep && isPhone && !isSelecting && !hasSelection ? <NextStep step={nextStep} isBar /> : null}
          <Suspense>
            <GroupSelectionBar
              groups={selection.groups}
              onCompare={compare}
              canCopy={can.copy}
              onCopy={() => copy(selection.groups)}
              onCopyToSession={() => copyToSession(selection.groups)}
              onDownload={() => ask('download', selection.groups)}
              onViewed={markChosen}
              isArchived={tab === 'archived'}
              onArchive={can.archive ? archiveChosen : undefined}
              isSelecting={isSelecting}
              isPhone={isPhone}
              onClear={unselect}
            />
          </Suspense>
        </div>
      )}
      <Suspense>
        <ReviewDialogs
          asked={asked}
          uri={uri}
          data={data}
          wall={wall}
          pages={pages}
          posted={posted}
          archives={archives}
          actions={actions}
          onAsk={setAsked}
          onDownload={putAway.add}
          onCopied={unselect}
        />
      </Suspense>
    </div>
  )
}
