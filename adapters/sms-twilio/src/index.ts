export { type TwilioSettings, twilioTexts } from './twilio-texts.ts'
