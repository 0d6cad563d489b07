import { useAnswer } from '@callboard/kit/data'
import { useKeys } from '@callboard/kit/keys'
import { Page, useMediaQuery, useSearchState } from '@callboard/kit/ui'
import { listPostings } from '@callboard/posting/contract'
import type { ReviewView as Review } from '@callboard/review/contract'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { ArchiveMark } from '../archives/archive-mark.tsx'
import { newestNotice, usePutAway } from '../archives/put-away.ts'
import { useArchives } from '../archives/use-archives.ts'
import { comparable } from '../side-by-side/comparable.ts'
import type { OpenMoment } from '../side-by-side/first-compared.ts'
import { GroupWall } from './group-wall.tsx'
import { OpenGroupLater } from './open-group-later.tsx'
import review from './review.module.css'
import { ReviewActions } from './review-actions.tsx'
import type { Asked, AskedOfGroups } from './review-dialogs.tsx'
import {
  alsoIn,
  type Filters,
  NO_FILTERS,
  type ShownGroup,
  shownGroups,
  TABS,
  type Tab,
  takesToSort,
} from './review-groups.ts'
import { ReviewTitle } from './review-title.tsx'
import { ReviewToolbar } from './review-toolbar.tsx'
import { useCardComments } from './use-card-comments.ts'
import { useChoice } from './use-choice.ts'
import { useLeftGroup } from './use-left-group.ts'
import { useOpenGroup } from './use-open-group.ts'
import { useSideBySide } from './use-side-by-side.ts'
import { useTakeActions } from './use-take-actions.ts'
import { useWallAnswers } from './use-wall-answers.ts'
import { useWallLead } from './use-wall-lead.ts'
import { NextStep, WallLead } from './wall-lead.tsx'

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
  const tab = tabOf(address.tab, can.archive)
  const filters = useMemo(() => ({ ...address, tab }), [address, tab])
  const answers = useWallAnswers(session._id, data.groups)
  const { picks } = answers
  const noAnswers = answers.failed ? (
    <Suspense>
      <NoAnswers onRetry={answers.failed.retry} />
    </Suspense>
  ) : null
  const shown = useMemo(
    () => shownGroups(data.groups, filters, picks, address.group),
    [data.groups, filters, picks, address.group],
  )
  const actions = useTakeActions(session._id)
  const [asked, setAsked] = useState<Asked>()
  const [focused, setFocused] = useState<string>()
  const [wanted, setWanted] = useState<{ readonly group: string }>()
  const want = (group: string) => setWanted({ group })
  const choice = useChoice(actions, {
    shown,
    focused,
    keepsViewed: tab !== 'viewed' && !address.hideViewed,
    isArchive: tab === 'archived',
    onWant: want,
  })
  const { selection, isSelecting } = choice
  const [hadGroups, setHadGroups] = useState(false)
  if (!hadGroups && shown.length > 0) setHadGroups(true)
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
    useCallback(
      (place, how) => {
        const to = shown.find(({ group }) => group._id === place.group)
        setAddress({ ...place, side: address.side && to !== undefined && comparable([to]) }, how)
      },
      [setAddress, address.side, shown],
    ),
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
  /** From the open group to another one; on the wall from card to card. */
  const step = (by: 1 | -1) => {
    const place = shown.findIndex(({ group }) => group._id === (openId ?? focused))
    const next = place < 0 ? shown[0] : shown[place + by]
    if (next && open) {
      // Those that stand side by side give their place to the group that the address has from now on.
      if (compared) setAsked(undefined)
      groups.open(next.group._id)
    } else if (next) want(next.group._id)
  }
  /** Target of the keys: the open group, which covers the others. */
  const target = open ? [open] : choice.groups
  const ask = (kind: AskedOfGroups, groups: readonly ShownGroup[]) =>
    groups.length > 0 && setAsked({ kind, groups })
  const copy = (groups: readonly ShownGroup[]) => can.copy && ask('copy', groups)
  const copyToSession = (groups: readonly ShownGroup[]) => can.copy && ask('copy-to-session', groups)

  const {
    wall,
    uncopied,
    fact,
    step: nextStep,
  } = useWallLead({
    groups: data.groups,
    shown,
    filters,
    isAnswered: answers.onPages.kind === 'ready',
    last: groups.last,
    canCopy: can.copy,
    picks: answers.posted.some(({ votes }) => votes.length > 0) ? `/picks/${uri}` : undefined,
    onOpen: (one) => {
      if (tab !== 'videos') setAddress({ tab: 'videos' })
      groups.open(one.group._id)
    },
    onCopy: copy,
  })
  const sortTakes =
    openId !== undefined && takesToSort(wall, openId)
      ? () => setAsked({ kind: 'sort-takes', group: openId })
      : undefined
  const sortGroups = wall.length > 1 ? () => setAsked({ kind: 'sort' }) : undefined
  const sort = open ? sortTakes : sortGroups

  const sideBySide = useSideBySide(
    asked,
    data.groups,
    open,
    address.side,
    (wish) => {
      setAsked(wish)
      setAddress({ side: true })
    },
    () => setAddress({ side: false }, { replace: true }),
  )
  const { compared } = sideBySide
  /** Its place among all; of several groups side by side, none. */
  const besidePlace = compared?.length === 1 && open ? shown.indexOf(open) : undefined
  const steps = !compared || besidePlace !== undefined
  const startCompare = (moment?: OpenMoment) => sideBySide.start(target, moment)
  const compare = comparable(target) ? () => startCompare() : undefined

  const switches = (flags: readonly (typeof FLAGS)[number][]) =>
    Object.fromEntries(flags.map((flag) => [flag, () => setAddress({ [flag]: !address[flag] })]))
  useKeys('list', {
    next: steps ? () => step(1) : undefined,
    previous: steps ? () => step(-1) : undefined,
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
  const withChoice = (run: () => void) => () => choice.groups.length > 0 && run()
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
          viewed: withChoice(() => choice.markViewed(!choice.groups.every(({ group }) => group.viewed))),
          archive: can.archive ? withChoice(choice.archive) : undefined,
        }
      : {},
  )
  useKeys('everywhere', { back: () => (open ? groups.close() : choice.unselect()) })

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
              hasPicks={answers.posted.length > 0}
              onLinks={() => setAsked({ kind: 'links' })}
              onFileSync={() => setAsked({ kind: 'file-sync' })}
              onSelect={shown.length > 0 ? choice.startSelecting : undefined}
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
                onHold={choice.hold}
                isSelecting={isSelecting || selection.groups.length > 0}
              />
            ) : (
              <Suspense>
                <EmptyWall
                  room={`/studio/${uri}/${session._id}`}
                  data={data}
                  filters={filters}
                  answers={answers.onPages}
                  takesFocus={hadGroups}
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
          isAnswered={answers.isLoaded}
          commented={answers.commented}
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
          beginAt={sideBySide.stood.current}
        />
      ) : null}
      {compared ? (
        <Suspense>
          <SideBySide
            key={compared.map(({ group }) => group._id).join()}
            groups={compared}
            moment={sideBySide.moment}
            onAt={sideBySide.stand}
            picks={picks}
            onLike={actions.like}
            steps={
              besidePlace === undefined
                ? undefined
                : {
                    previous: shown[besidePlace - 1],
                    next: shown[besidePlace + 1],
                    onStep: step,
                    onAll: groups.close,
                  }
            }
            onClose={sideBySide.close}
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
              onViewed={choice.markViewed}
              isArchived={tab === 'archived'}
              onArchive={can.archive ? choice.archive : undefined}
              isSelecting={isSelecting}
              isPhone={isPhone}
              onClear={choice.unselect}
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
          posted={answers.posted}
          archives={archives}
          actions={actions}
          onAsk={setAsked}
          onDownload={putAway.add}
          onCopied={choice.unselect}
        />
      </Suspense>
    </div>
  )
}
