/** How an appointment was taken from its talent: by themself, by staff, or with what it belonged to. */
export const LOSS_CAUSES = [
  'talent',
  'office',
  'frame_deleted',
  'date_removed',
  'date_changed',
  'archived',
] as const
export type LossCause = (typeof LOSS_CAUSES)[number]
