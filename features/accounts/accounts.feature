Feature: An account from its sign-up to its end
  People make an account, prove that it is theirs, and take everything of theirs away again.

  @ui @ACC-03 @ADM-12
  Scenario: A casting professional works once a super admin has approved
    When Nia signs up as a casting professional
    Then Nia reads that the request is waiting
    And no project can be made by Nia
    When the super admin approves the request of Nia
    Then Nia makes a project after signing in again

  @ui @ACC-18
  Scenario: A second factor is asked for after the password
    Given Cleo has an account
    When Cleo turns two-step sign-in on
    And Cleo signs in anew with a code that is not right
    Then the code of Cleo is refused
    When Cleo signs in with the code of the app
    Then Cleo is signed in
    When Cleo signs in anew with a recovery code
    Then Cleo is signed in
    When Cleo signs in anew with the same recovery code
    Then the code of Cleo is refused

  @ui @ACC-07
  Scenario: A forgotten password leads back to where the person wanted to go
    Given Cleo has an account
    When Cleo opens a page that needs an account
    And Cleo asks for a new password there
    And Cleo opens the link of the mail and sets a new password
    Then Cleo is on the page that was opened first
    And the link of the mail of Cleo works no more

  @ui @ACC-10 @ACC-11 @ACC-14
  Scenario: A talent checks in, completes the profile and leaves for good
    Given a session of today with the role "Barista"
    And Tess has an account as talent
    When Tess completes the profile on the way to the check-in
    And Tess checks in as "Barista"
    Then Tess is in the lobby of the session
    When Tess deletes the account
    Then nobody of that name is in the lobby of the session
    And Tess cannot sign in any more
