import { button, mailTemplate, paragraph } from './template.ts'

export const ARCHIVE_READY = mailTemplate({
  subject: 'Your download of {{PROJECT_NAME}} is ready',
  body:
    paragraph('The archive you asked for holds {{FILE_COUNT}} files of {{PROJECT_NAME}}.') +
    button('Download', 'ARCHIVE_LINK') +
    paragraph('The link works until {{EXPIRES}}.'),
})
