export { AnswerMarks as default } from './answer-marks.tsx'
