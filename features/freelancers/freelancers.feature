Feature: A freelancer is asked, held, booked and released
  The casting office asks freelancers for dates in an order; who answers is told what becomes of it.

  Background:
    Given a session of tomorrow that nobody runs
    And the casting director asks the session manager and then the super admin to run it

  @http @ui @FRE-04 @FRE-08 @FRE-09
  Scenario: The second hold comes first when the booking is taken back
    When the session manager answers "yes"
    And the super admin answers "second-hold"
    And the casting director books the session manager
    Then the date has the book status "Book"
    And the session manager is told once by "FREELANCER_BOOKED"
    When the casting director releases the session manager
    Then the date has the book status "Hold"
    And the session manager is told once by "FREELANCER_RELEASED"
    And the answer of the super admin is "yes"
    And the super admin is told once by "FREELANCER_FIRST_HOLD"

  @http @FRE-05
  Scenario: Whoever comes second to a date reads who has it
    When the casting director books the session manager
    Then a booking of the super admin is refused with the name and address of the session manager

  @http @FRE-04
  Scenario: What is decided is not answered any more
    When the casting director books the session manager
    And the session manager tries to answer "no"
    Then the answer is refused with "request_booked"
    When the casting director rejects the super admin
    And the super admin tries to answer "yes"
    Then the answer is refused with "request_closed"

  @http @SCH-14
  Scenario: A date that moves asks holds again
    When the session manager answers "yes"
    And the casting director moves the date by a day
    Then the answer of the session manager is "none"
    And the session manager is told once by "FREELANCER_DATES_CHANGED"

  @http @PRJ-07
  Scenario: An archived project releases who is on hold
    When the session manager answers "yes"
    And the casting director archives the project of the request
    Then the request to the session manager is closed
    And the session manager is told once by "FREELANCER_RELEASED"
