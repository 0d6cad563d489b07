Feature: The lobby
  Staff, talent and a client are in one lobby at once, each with a view of their own, and none of them loads it again.

  @http @ui @LOB-03 @FBK-01 @FBK-06
  Scenario: Two talent, the session manager and a client
    Given the casting director starts a project with the roles "Barista" and "Regular"
    And they add a session of today that the session manager runs
    And they copy the check-in link
    And the client has the session open

    When Ana checks in as a guest on her phone with a photo for "Barista"
    And Ben checks in as a guest on his phone with a photo for "Regular"
    Then the session manager sees Ana and Ben waiting without loading the lobby again
    And the client sees Ana and Ben without loading again, and no phone number or e-mail
    And Ben sees that he is 2nd in line

    When the session manager calls Ana in
    Then Ana's page asks her to join without loading again
    And Ben's page says that he is 1st in line without loading again

    When the session manager adds Ana to the group
    And the client answers yes for Ana
    Then the session manager sees 1 yes for Ana without loading again
