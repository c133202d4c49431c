package emberway.app.text;

import emberway.plan.query.SearchVariant;

/** The names of variants of the search in the language of the window. */
public final class SearchVariantText {
  private SearchVariantText() {}

  /** Returns the name of a variant. */
  public static String name(SearchVariant variant) {
    return Texts.get(
        switch (variant) {
          case A_STAR -> "search-variant.a-star";
          case GREEDY -> "search-variant.greedy";
          case STOP_WHEN_OPENED -> "search-variant.stop-when-opened";
        });
  }
}
