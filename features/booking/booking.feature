Feature: Booking a slot
  Talent book a free place for themselves; staff move and cancel, and the talent is told.

  Background:
    Given the casting director starts a project with the roles "Barista" and "Regular"
    And they add a session of today that the session manager runs
    And the casting director opens a time frame with one place for "Barista" in each slot

  @http @ui @SCH-09 @SCH-13
  Scenario: A free slot is booked, and nobody else gets it
    When the talent books the first slot
    Then the staff schedule shows the talent without loading again
    And another talent cannot take the same place

  @http @SCH-09
  Scenario: The last place was taken while another talent looked at it
    Given the talent sees that the first slot is free
    When another talent books the first slot
    And the talent tries to book the first slot
    Then the booking is refused with "This Timeframe is already booked"
    And the talent has no appointment on that day

  @http @SCH-09
  Scenario: A talent has one appointment on a date
    When the talent books the first slot
    And the talent tries to book the second slot
    Then the booking is refused with "There is an appointment on this date already, at 10:00 AM"
    And the talent has the first slot

  @http @SCH-10
  Scenario: A booking that is sent twice makes one appointment
    When the booking of the first slot is sent twice
    Then the talent has the first slot

  @http
  Scenario: A time that has passed cannot be booked
    When the talent tries to book a time that has passed
    Then the booking is refused
    And the talent has no appointment on that day

  @http @ui @SCH-05
  Scenario: Staff cancel an appointment, and the talent is told
    When the talent books the first slot
    And the casting director cancels the talent's appointment
    Then the message log holds the e-mail "DELETE_APPOINTMENT" to the talent
    And the talent has no appointment on that day
    And another talent can take the first slot

  @http @ui @SCH-05
  Scenario: Staff move an appointment, and the talent is told
    When the talent books the first slot
    And the casting director moves the talent's appointment to the second slot
    Then the message log holds the e-mail "TALENT_RESCHEDULE_APPOINTMENT" to the talent
    And the talent has the second slot

  @http @ui @SCH-12
  Scenario: A talent moves their own appointment in time
    Given talent may change appointments until they begin
    When the talent books the first slot
    And the talent moves their appointment to the second slot
    Then the message log holds the e-mail "TALENT_RESCHEDULE_APPOINTMENT" to the talent
    And the talent has the second slot
    And another talent can take the first slot

  @http @ui @SCH-12
  Scenario: A talent cancels their own appointment in time
    Given talent may change appointments until they begin
    When the talent books the first slot
    And the talent cancels their appointment
    Then the message log holds the e-mail "DELETE_APPOINTMENT" to the talent
    And the talent has no appointment on that day

  @http @SCH-12
  Scenario: It is too late for a talent to cancel
    Given talent may change appointments until a week before
    When the talent books the first slot
    And the talent tries to cancel their appointment
    Then the change is refused with "It is too late to change this appointment here. Please reply to your confirmation e-mail."
    And the talent has the first slot

  @http @ui @SCH-14
  Scenario: A date moves under its bookings
    When the talent books the first slot
    And the casting director tries to move the date by 7 days
    Then the change is refused because it touches 1 appointment
    And the talent has the first slot
    When the casting director moves the date by 7 days and agrees to 1 appointment
    Then the message log holds the e-mail "TALENT_RESCHEDULE_APPOINTMENT" to the talent
    And the talent's appointment is 7 days later

  @http @SCH-14
  Scenario: A date with a booking is taken out of its session
    When the talent books the first slot
    And the casting director removes the date and agrees to 1 appointment
    Then the message log holds the e-mail "DELETE_APPOINTMENT" to the talent
    And the talent has no appointment on that day

  @http @CHK-08
  Scenario: A talent checks in for the slot that they booked
    Given the talent has booked a slot of today
    And they copy the check-in link
    When the talent checks in with their account
    Then the schedule shows that the talent has come
