package emberway.cli.map;

import emberway.plan.party.Party;
import emberway.plan.party.PartyEvent;

/** Reports a party's events as they happen. */
interface ExploreLog {
  /** Reports an event. */
  void tell(PartyEvent event);

  /** Reports the final result. */
  void end(Party party);
}
