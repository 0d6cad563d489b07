Feature: From a posting link to a callback
  What clients answer behind a link becomes a callback, and a link opens no longer than the casting office wants.

  @http @ui @PST-10
  Scenario: A client's yes becomes a callback that the talent is told of
    Given a take of Ana is on the posting page behind the link "For the client"
    When the client opens the link and answers yes to Ana
    Then the picks board shows the yes without loading again
    When the casting director makes a callback at "Stage 4" in 5 days of those with a yes
    Then Ana has a time in the callback and is told of it

  @http @ui @PST-08
  Scenario: A revoked link opens nothing until it is let open again
    Given a take of Ana is on the posting page behind the link "For the client"
    And a visitor watches its page by the link
    When the casting director holds the link back
    Then the link opens nothing, and its page says so without loading again
    When the casting director lets the link open again
    Then the link shows its page again

  @http @ui @PST-11
  Scenario: A person answers by the link that was sent to them, without an account
    Given a take of Ana is on the posting page behind the link "For the client"
    When the casting director sends the link to "dana.whitfield@studio.example"
    And Dana Whitfield opens the link of that e-mail and answers yes to Ana
    Then the picks board shows the yes without loading again
    And the recipients of the link say that Dana Whitfield gave 1 answer
