/** The words that talent get where a project has none of its own; placeholders as authors write them. */
export const DEFAULT_TALENT_TEXTS = {
  thankYou:
    'Thank you for checking in to PROJECT_NAME. To join virtual lobby click TALENT_STATUS_LINK. You may use this link on any device',
  /** To talent who are there in person. */
  thankYouInPerson:
    'Thank you for checking in to PROJECT_NAME. Please wait nearby: we will call you when it is your turn. Follow your place in line at TALENT_STATUS_LINK. You may use this link on any device',
  /** To talent who sent a video instead. */
  thankYouSubmission:
    'Thank you. Your submission to PROJECT_NAME has been received. See it at TALENT_STATUS_LINK. You may use this link on any device',
  /** To talent whom staff put on the list. */
  expected:
    'PROJECT_NAME expects you. Open TALENT_STATUS_LINK and tell us when you are there. You may use this link on any device',
  /** To talent who are there in person. */
  yourTurnInPerson:
    'It is your turn at PROJECT_NAME. Please come to the door of the room now: TALENT_STATUS_LINK',
  goodBye: 'You are done for today. Thank you for coming.',
  /** Your turn, on deck, second in line, next in line. */
  positions: [
    'It is your turn at PROJECT_NAME. Please join now: TALENT_STATUS_LINK',
    'You are on deck at PROJECT_NAME. Please be ready: TALENT_STATUS_LINK',
    'You are second in line at PROJECT_NAME. Please stay close: TALENT_STATUS_LINK',
    'You are coming up in line at PROJECT_NAME. Please stay near your phone: TALENT_STATUS_LINK',
  ],
} as const
