/** Of a freelancer whom every casting director may ask. */
export const OPEN_PROFILE = {
  will_work_as: ['session_runner'],
  experience: '',
  available_dates: [],
  non_available_dates: [],
  availability_notes: '',
  timezone: 'America/Los_Angeles',
  phone: null,
  receive_email: true,
  receive_text: false,
  show_to_all: true,
  show_to: [],
  version: 0,
}
