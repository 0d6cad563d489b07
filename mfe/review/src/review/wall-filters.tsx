import { FilterChips, PickList, RolePick } from '@callboard/kit/filters'
import { keyHint } from '@callboard/kit/keys'
import { FEEDBACKS } from '@callboard/posting/contract'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import { type Filters, rolesToPick, shownGroups, UNANSWERED } from './review-groups.ts'
import type { ToolbarProps } from './review-toolbar.tsx'

/** What narrows the wall down most often. */
export function WallFilters({ data, filters, picks, onFilter }: ToolbarProps) {
  const countOf = (change: Partial<Filters>) =>
    shownGroups(data.groups, { ...filters, ...change }, picks).length
  return (
    <>
      <RolePick
        roles={rolesToPick(data.session.roles, data.groups)}
        value={filters.role}
        onChange={(role) => onFilter({ role })}
      />
      {data.groups.some(({ copied }) => copied) || filters.feedback !== '' ? (
        <PickList
          label="Feedback"
          value={filters.feedback}
          choices={[
            { value: '', label: 'All Feedback' },
            ...FEEDBACKS.map((answer) => ({ value: answer, label: ANSWER_WORDS[answer] })),
            { value: UNANSWERED, label: 'Unanswered' },
          ]}
          onChange={(feedback) => onFilter({ feedback })}
        />
      ) : null}
      <FlagChip
        flag="hideViewed"
        label="To view"
        isOn={filters.hideViewed && filters.tab !== 'viewed'}
        count={filters.tab === 'viewed' ? 0 : countOf({ hideViewed: true })}
        disabled={filters.tab === 'viewed'}
        onFilter={onFilter}
      />
      <FlagChip
        flag="likedGroups"
        label="Liked groups"
        isOn={filters.likedGroups}
        count={countOf({ likedGroups: true })}
        onFilter={onFilter}
      />
    </>
  )
}

/** A filter that is on or off, with the number of groups that pass it. */
const FlagChip = (props: {
  readonly flag: 'likedGroups' | 'hideViewed'
  readonly label: string
  readonly isOn: boolean
  readonly count: number
  readonly disabled?: boolean
  readonly onFilter: ToolbarProps['onFilter']
}) => (
  <FilterChips
    label={props.label}
    chips={[
      {
        value: props.flag,
        label: props.label,
        count: props.count,
        hint: keyHint('wall', props.flag, props.label),
      },
    ]}
    value={props.isOn ? props.flag : ''}
    // None would be left.
    disabled={!props.isOn && (props.disabled || props.count === 0)}
    onChange={(chosen) => props.onFilter({ [props.flag]: chosen !== '' })}
  />
)
