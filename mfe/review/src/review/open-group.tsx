import {
  IconAlertTriangle,
  IconArchive,
  IconArrowBackUp,
  IconArrowsSort,
  IconCopy,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconHeart,
  IconHeartFilled,
  IconLayoutColumns,
  IconPencil,
  IconRefresh,
  IconTrash,
} from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { keyHint, useKeys } from '@callboard/kit/keys'
import { type PlayerHandle, TakePlayer } from '@callboard/kit/player'
import {
  ADVANCE_AFTER,
  firstShown,
  lengthWords,
  neighbour,
  nextPlaying,
  useDelayed,
} from '@callboard/kit/takes'
import { Button, confirm } from '@callboard/kit/ui'
import type { Pick } from '@callboard/posting/contract'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useGroupComments } from '../data/picks.ts'
import { useTakeComments } from '../data/take-comments.ts'
import { marksOf, type OpenTake } from '../takes/comment-moments.ts'
import { StateWord } from '../takes/state-word.tsx'
import { STATE_WORDS } from '../takes/take-words.ts'
import takesStyles from '../takes/takes.module.css'
import { GroupStrip } from './group-strip.tsx'
import styles from './open-group.module.css'
import type { ShownGroup } from './review-groups.ts'
import { TalentList } from './talent-list.tsx'
import type { TakeActions } from './use-take-actions.ts'

const TakeComments = lazy(() => import('./take-comments.tsx'))
const ClientComments = lazy(() => import('./client-comments.tsx'))
const AddVideo = lazy(() => import('./add-video.tsx'))
const EditGroupDialog = lazy(() => import('./edit-group-dialog.tsx'))
const PictureMenu = lazy(() => import('./picture-menu.tsx'))

/** From opening a take to playing it. Milliseconds. */
const PLAY_AFTER = 1_000

const DELETED =
  'The video leaves the review. Posting pages that have a copy keep it; you can take this back for seven days.'

const LIKES = 'likes are shared by everybody on the team'

/** The open group over the whole window: its player, its takes as a filmstrip, its people and actions. */
export function OpenGroup(props: {
  readonly uri: string
  readonly session: string
  readonly shown: ShownGroup
  /** Id of a take; any other text: the first one. */
  readonly chosen: string
  readonly onChoose: (take: string) => void
  readonly picks: readonly Pick[]
  /** Talent who were commented in the live room. */
  readonly commented: readonly { readonly record: string }[]
  /** By record, the groups that the same talent is in, too. */
  readonly alsoIn: ReadonlyMap<string, readonly string[]>
  readonly showsFps: boolean
  readonly can: { readonly archive: boolean; readonly delete: boolean }
  readonly actions: TakeActions
  /** The other groups, above it. */
  readonly strip: ReactNode
  readonly onCopy: (() => void) | undefined
  readonly onDownload: () => void
  /** Absent where there is nothing to sort. */
  readonly onSort: (() => void) | undefined
  /** Absent where there are no two takes to compare. */
  readonly onCompare: (() => void) | undefined
}) {
  const { shown, actions } = props
  const { takes, group, name } = shown
  const [isEdited, setEdited] = useState(false)
  const advance = useDelayed()
  const panel = useRef<HTMLElement>(null)
  const player = useRef<PlayerHandle>(null)
  const stage = useRef<HTMLDivElement>(null)
  const writing = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
  }, [])

  const take = firstShown(takes, props.chosen)
  const comments = useTakeComments(props.session, take?._id)
  const isWrittenAbout =
    props.picks.some((pick) => pick.comments > 0 && pick.groups.includes(group._id)) ||
    props.commented.some(({ record }) => group.records.some(({ _id }) => _id === record))
  const written = useGroupComments(isWrittenAbout ? { session: props.session, group: group._id } : undefined)
  const [begin, setBegin] = useState<{ readonly take: string; readonly second: number }>()
  if (!take) return null
  const state = STATE_WORDS[take.state]
  const marks = [
    ...(comments.kind === 'ready'
      ? marksOf(
          take._id,
          comments.data.comments.map((one) => ({ ...one, video: take._id, content: one.comment })),
        )
      : []),
    ...(written.kind === 'ready' ? marksOf(take._id, written.data.comments) : []),
  ]

  const choose = (id: string | undefined) => {
    advance.cancel()
    setBegin(undefined)
    if (id) props.onChoose(id)
  }
  const openTake: OpenTake = {
    take: take._id,
    takes,
    onMoment: (to, second) => {
      advance.cancel()
      stage.current?.scrollIntoView({ block: 'nearest' })
      if (to === take._id) return player.current?.seek(second)
      setBegin({ take: to, second })
      props.onChoose(to)
    },
  }
  const previous = neighbour(takes, take._id, -1)?._id
  const next = neighbour(takes, take._id, 1)?._id
  const ended = () => {
    const following = nextPlaying(takes, take._id)
    if (following) advance.start(() => props.onChoose(following._id), ADVANCE_AFTER)
  }
  const like = () => {
    advance.cancel()
    actions.like(take, !take.liked)
  }
  const archive = () => {
    if (!props.can.archive) return
    // The take leaves this tab, so its neighbour is opened.
    choose(next ?? previous)
    actions.archive(take, !take.is_archived)
  }
  const removeAsked = async () => {
    if (!(await confirm({ title: 'Are you sure?', action: 'Delete', danger: true, text: DELETED }))) return
    choose(next ?? previous)
    actions.remove(take)
  }
  const remove = props.can.delete && take.is_archived ? removeAsked : undefined
  const retry = take.url === null && take.can.retry ? () => actions.retry(take) : undefined
  const viewed = () => actions.viewed([group], !group.viewed)
  const archiveWord = take.is_archived ? 'Restore video' : 'Archive video'
  const likeWord = take.liked ? 'Unlike' : 'Like'
  const viewedWord = group.viewed ? 'Mark as not viewed' : 'Mark as viewed'

  return (
    <section ref={panel} tabIndex={-1} className={styles.root} aria-label={`Takes of ${name}`}>
      <div className={styles.top}>{props.strip}</div>
      <OpenGroupKeys
        next={() => choose(next)}
        previous={() => choose(previous)}
        like={like}
        archive={props.can.archive ? archive : undefined}
        viewed={viewed}
        remove={remove && (() => void remove())}
        retry={retry}
        edit={() => setEdited(true)}
        picture={
          take.url === null
            ? undefined
            : () => void actions.groupPicture(group, take, player.current?.at() ?? 0)
        }
        comment={() => writing.current?.focus()}
      />
      <div ref={stage} className={styles.stage}>
        {take.url === null && state ? (
          <div className={styles.waiting} role="status">
            <strong>
              <StateWord take={take} />
            </strong>
            <span>{take.reason ?? state.text}</span>
            {retry ? (
              <Button
                mt="xs"
                variant="default"
                leftSection={<IconRefresh size={16} />}
                onClick={retry}
                {...keyHint('take', 'retry', 'Retry')}
              >
                Retry
              </Button>
            ) : null}
          </div>
        ) : (
          <TakePlayer
            ref={player}
            take={take}
            playAfter={PLAY_AFTER}
            beginAt={begin?.take === take._id ? begin.second : undefined}
            onEnded={ended}
            onTouched={advance.cancel}
            onPrevious={previous ? () => choose(previous) : undefined}
            onNext={next ? () => choose(next) : undefined}
            withTakeKeys
            marks={marks}
            caption={take.name}
          />
        )}
      </div>
      <div className={styles.side}>
        <header>
          <h2>{name}</h2>
          <ActionIcon
            aria-label="Edit group"
            onClick={() => setEdited(true)}
            {...keyHint('wall', 'edit', 'Edit group')}
          >
            <IconPencil size={16} />
          </ActionIcon>
        </header>
        <p className={takesStyles.quiet}>
          {[
            take.name,
            lengthWords(take.duration),
            take.height > 0 ? `${take.width} × ${take.height}` : '',
            props.showsFps && take.fps > 0 ? `${Math.round(take.fps)} fps` : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {take.warning === null ? null : (
          <p className={styles.warning}>
            <IconAlertTriangle size={16} aria-hidden />
            {take.warning}
          </p>
        )}
        <TalentList records={group.records} picks={props.picks} alsoIn={props.alsoIn} />
        {isWrittenAbout ? (
          <Suspense>
            <ClientComments uri={props.uri} group={group} state={written} open={openTake} />
          </Suspense>
        ) : null}
        <Suspense>
          <TakeComments take={take} state={comments} open={openTake} player={player} field={writing} />
        </Suspense>
        {isEdited ? (
          <Suspense>
            <EditGroupDialog
              session={props.session}
              group={group}
              name={name}
              onClose={() => setEdited(false)}
            />
          </Suspense>
        ) : null}
      </div>
      <GroupStrip takes={takes} current={take._id} onChoose={choose} />
      <div className={styles.actions}>
        <Button
          variant="default"
          {...keyHint('take', 'like', `${likeWord}: ${LIKES}`)}
          leftSection={take.liked ? <IconHeartFilled size={16} /> : <IconHeart size={16} />}
          onClick={like}
        >
          {likeWord}
        </Button>
        {props.can.archive ? (
          <Button
            variant="default"
            leftSection={take.is_archived ? <IconArrowBackUp size={16} /> : <IconArchive size={16} />}
            onClick={archive}
            {...keyHint('take', 'archive', archiveWord)}
          >
            {archiveWord}
          </Button>
        ) : null}
        {remove ? (
          <Button
            variant="default"
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => void remove()}
            {...keyHint('take', 'remove', 'Delete video')}
          >
            Delete video
          </Button>
        ) : null}
        <Button
          variant="default"
          leftSection={group.viewed ? <IconEyeOff size={16} /> : <IconEye size={16} />}
          onClick={viewed}
          {...keyHint('take', 'viewed', viewedWord)}
        >
          {viewedWord}
        </Button>
        {props.onCopy ? (
          <Button
            variant="default"
            leftSection={<IconCopy size={16} />}
            onClick={props.onCopy}
            {...keyHint('wall', 'copy', 'Copy to Posting page')}
          >
            Copy to Posting page
          </Button>
        ) : null}
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={props.onDownload}
          {...keyHint('wall', 'download', 'Download')}
        >
          Download
        </Button>
        <Suspense
          fallback={
            <Button variant="default" disabled>
              Add Video
            </Button>
          }
        >
          <AddVideo group={{ _id: group._id, name }} size="sm" withKey />
        </Suspense>
        {props.onCompare ? (
          <Button
            variant="default"
            leftSection={<IconLayoutColumns size={16} />}
            onClick={props.onCompare}
            {...keyHint('wall', 'sideBySide', 'Side by side')}
          >
            Side by side
          </Button>
        ) : null}
        {props.onSort ? (
          <Button
            variant="default"
            leftSection={<IconArrowsSort size={16} />}
            onClick={props.onSort}
            {...keyHint('wall', 'sort', 'Sort takes')}
          >
            Sort takes
          </Button>
        ) : null}
        {take.url === null ? null : (
          <Suspense
            fallback={
              <Button variant="default" disabled>
                Set thumbnail
              </Button>
            }
          >
            <PictureMenu group={group} take={take} at={() => player.current?.at() ?? 0} actions={actions} />
          </Suspense>
        )}
      </div>
    </section>
  )
}

/** Keys that only make sense while a group is open. */
function OpenGroupKeys(props: {
  readonly next: () => void
  readonly previous: () => void
  readonly like: () => void
  readonly viewed: () => void
  readonly archive: (() => void) | undefined
  readonly remove: (() => void) | undefined
  readonly retry: (() => void) | undefined
  readonly edit: () => void
  readonly picture: (() => void) | undefined
  readonly comment: () => void
}) {
  const { edit, picture, comment, ...ofTake } = props
  useKeys('take', ofTake)
  useKeys('wall', { edit, picture, comment })
  return null
}
