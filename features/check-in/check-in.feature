Feature: Checking in
  Talent check in on the day of their session, by phone or at the kiosk, and a refusal says why.

  Background:
    Given the casting director starts a project with the roles "Barista" and "Regular"

  @http @ui @CHK-01 @CHK-05
  Scenario: A guest checks in on the day and gets a place in line
    Given they add a session of today that the session manager runs
    And they copy the check-in link
    When Ana checks in as a guest on her phone with a photo for "Barista"
    Then Ana sees that she is 1st in line
    And the session manager sees Ana waiting without loading the lobby again

  @http @ui @CHK-03
  Scenario: Nobody checks in before the day
    Given they add a session of tomorrow that the session manager runs
    And they copy the check-in link
    Then the check-in page says "Check-in opens on"

  @http @CHK-03
  Scenario: Nobody checks in after the day
    Given they add a session of today that the session manager runs
    And they copy the check-in link
    When the day of the session is over
    Then the check-in page says "Check-in closed on"

  @http @ui @CHK-02
  Scenario: A photo of today is asked for
    Given they add a session of today that the session manager runs
    And they copy the check-in link
    When Ana tries to check in without a photo
    Then the check-in is refused with "Please capture/upload a photo of yourself for our log sheet"
    And nobody is in the lobby

  @http @CHK-02
  Scenario Outline: A form that is refused says why
    Given they add a session of today that the session manager runs
    And they copy the check-in link
    When Ana tries to check in with "<answer>" as her <field>
    Then the check-in is refused with "<words>"
    And nobody is in the lobby

    Examples:
      | field | answer | words                                    |
      | phone |        | Phone number required!                   |
      | phone | 12     | Please Enter a valid Phone number        |
      | role  |        | Please add a Role                        |
      | role  | King   | Choose one of the roles of this project. |

  @http @CHK-06
  Scenario: A check-in that is sent twice makes one record
    Given they add a session of today that the session manager runs
    And they copy the check-in link
    When Ana opens the check-in page
    And Ana sends her check-in
    And Ana sends her check-in
    Then Ana is in the lobby once

  @http
  Scenario: The same person who comes twice is in the lobby once
    Given they add a session of today that the session manager runs
    And they copy the check-in link
    When Ana opens the check-in page
    And Ana sends her check-in
    And Ana checks in once more from another device
    Then Ana is in the lobby once
    And the other device does not get her page

  @http @ui @CHK-04
  Scenario: The kiosk returns to a clean welcome
    Given they add a session of today that the session manager runs
    And they copy the check-in link
    When Ana checks in as a guest on her phone with a photo for "Barista"
    And Ben checks in at the kiosk with a photo for "Regular"
    Then the kiosk is clean for the next person
    And the session manager sees Ana and Ben waiting without loading the lobby again
