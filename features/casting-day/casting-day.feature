Feature: A casting day
  A casting office runs one day from check-in to the client's answer, and nothing of it is lost.

  @http @ui @production @LOB-03 @LIV-05 @REC-01 @REC-05 @REC-06 @PST-07 @SCH-09 @MSG-08
  Scenario: From the check-in link to the client's yes
    # A project, its session of today and the address talent check in at
    Given the casting director starts a project with the roles "Barista" and "Regular"
    And they add a session of today that the session manager runs
    And they copy the check-in link

    # Two arrivals, one by phone and one at the kiosk
    When Ana checks in as a guest on her phone with a photo for "Barista"
    Then Ana sees that she is 1st in line
    When Ben checks in at the kiosk with a photo for "Regular"
    Then the kiosk is clean for the next person
    And the session manager sees Ana and Ben waiting without loading the lobby again

    # The call
    When the session manager calls Ana in
    Then Ana's page asks her to join without loading again
    And the message log holds the check-in e-mail and the call-in text to Ana
    When Ana and the session manager meet in the main room
    Then each of them sees the other

    # The take, recorded by Ana's own device
    When the session manager forms a group with Ana and records a take of 5 seconds
    Then the take is in the group with a thumbnail and a length of 5 seconds
    And the take is an MP4 that plays and seeks

    # Review and the client's answer
    When the session manager likes the take and copies the group to a new posting page "Picks"
    And makes a posting link "For the client" to it
    And the client opens the link, signs in and plays the take
    And the client answers yes and comments "Warm and quick."
    Then the staff see the client's yes and the comment without loading again

    # The download
    When the session manager downloads the selected take
    Then the message log holds an e-mail whose link gives a zip with the take in it

    # A booked slot
    Given the casting director opens a time frame with one place for "Barista" in each slot
    When the talent books the first slot
    Then the staff schedule shows the talent without loading again
    And another talent cannot take the same place
