// The variants of the products on this page, from the store. A theme prints them.
for (const select of document.querySelectorAll('select[data-product]')) {
  fetch(`/products/${select.dataset.product}.js`)
    .then((response) => response.json())
    .then(({ variants }) => {
      for (const { id, title } of variants) select.add(new Option(title, id));
    });
}
