package emberway.cli.explore;

import emberway.plan.party.Party;
import emberway.plan.party.PartyEvent;

/** Tells what happens to a party, as it happens. */
interface ExploreLog {
  /** Tells of an event. */
  void tell(PartyEvent event);

  /** Tells how it all came out. */
  void end(Party party);
}
