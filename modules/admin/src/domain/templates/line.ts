import { DEFAULT_TALENT_TEXTS } from '../../contract/default-text-rules.ts'
import { withBraces } from '../placeholders.ts'
import { button, mailTemplate, paragraph, textTemplate } from './template.ts'

const [YOUR_TURN, ON_DECK, SECOND_IN_LINE, NEXT_IN_LINE] = DEFAULT_TALENT_TEXTS.positions

/** Texts to talent by place in line. */
export const YOUR_TURN_TEXT = textTemplate(withBraces(YOUR_TURN))
export const YOUR_TURN_IN_PERSON_TEXT = textTemplate(withBraces(DEFAULT_TALENT_TEXTS.yourTurnInPerson))
export const ON_DECK_TEXT = textTemplate(withBraces(ON_DECK))
export const SECOND_IN_LINE_TEXT = textTemplate(withBraces(SECOND_IN_LINE))
export const NEXT_IN_LINE_TEXT = textTemplate(withBraces(NEXT_IN_LINE))

/** After the audition. */
export const GOODBYE_TEXT = textTemplate(DEFAULT_TALENT_TEXTS.goodBye)

/** Text that staff type to one talent. */
export const STAFF_TEXT = textTemplate('{{BODY}} *Do Not Reply*')

/** The words of a text that could not be delivered, as they were written, with a button for the link in them. */
export const TEXT_AS_EMAIL = mailTemplate({
  subject: 'A message about your audition',
  body:
    paragraph('<span style="white-space: pre-line">{{BODY}}</span>') +
    `{{#if TALENT_STATUS_LINK}}${button('Open your page', 'TALENT_STATUS_LINK')}{{/if}}` +
    paragraph('We could not reach you by text message, so you get this by e-mail.'),
  optional: ['TALENT_STATUS_LINK'],
})
