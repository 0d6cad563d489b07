import { button, mailTemplate, paragraph } from './template.ts'

export const ARCHIVE_READY = mailTemplate({
  subject: 'Your download of {{PROJECT_NAME}} is ready',
  body:
    paragraph('The archive you asked for holds {{FILE_COUNT}} files of {{PROJECT_NAME}}.') +
    button('Download', 'ARCHIVE_LINK') +
    paragraph('The link works until {{EXPIRES}}.'),
})

export const ARCHIVE_FAILED = mailTemplate({
  subject: 'Your download of {{PROJECT_NAME}} could not be made',
  body:
    paragraph(
      'The archive of {{PROJECT_NAME}} that you asked for could not be built. Nothing is lost: the videos are where they were. Please ask for it again.',
    ) + button('Open Video Review', 'REVIEW_LINK'),
})
